// Loaded before each file of server tests, and before the server of the browser tests. argon2 is slow by design: this file hashes each
// password once, verifies it once, and hashes recovery codes, which come ten at a time, at minimal cost.
import argon2 from '@node-rs/argon2';
import { RECOVERY_LENGTH, RECOVERY_LETTERS } from '#domain/two-step.ts';

const RECOVERY_CODE = new RegExp(`^[${RECOVERY_LETTERS}]{${RECOVERY_LENGTH}}$`);
const QUICK = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Computes each answer once. */
function remember<Asked extends unknown[], Answer>(compute: (...asked: Asked) => Promise<Answer>) {
  const known = new Map<string, Promise<Answer>>();
  return (...asked: Asked) => {
    const key = JSON.stringify(asked);
    const answer = known.get(key) ?? compute(...asked);
    known.set(key, answer);
    return answer;
  };
}

function hashQuickly(): true {
  const { hash, verify } = argon2;
  const hashOnce = remember(hash);
  argon2.hash = (typed, ...rest) =>
    typeof typed === 'string' && RECOVERY_CODE.test(typed) ? hash(typed, QUICK) : hashOnce(typed, ...rest);
  argon2.verify = remember(verify);
  return true;
}

// All files of a worker share one process.
const worker = globalThis as { hashesQuickly?: true };
worker.hashesQuickly ??= hashQuickly();
