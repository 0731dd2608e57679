// Makes the links that the embedded database needs, for a server that may not write where the program stands.
import { findBinaries } from '#server/platform/db/binaries.ts';
import { OperatorError } from '#server/platform/settings/operator-error.ts';

try {
  findBinaries();
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  // No failure: with DATABASE_URL it is not needed.
  console.error(error.message);
}
