// Makes the links that the embedded database needs, for servers that cannot write to the program's folder.
import { findBinaries } from '#server/platform/db/binaries.ts';
import { OperatorError } from '#server/platform/settings/operator-error.ts';

try {
  findBinaries();
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  // Not a failure, since a server with DATABASE_URL does not need it.
  console.error(error.message);
}
