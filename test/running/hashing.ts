// Loaded before each file of server tests. argon2 is slow by design: this file caches its answers about a password and a hash, and hashes
// recovery codes, which come ten at a time, at minimal cost.
import argon2 from '@node-rs/argon2';
import { RECOVERY_LENGTH, RECOVERY_LETTERS } from '#domain/two-step.ts';

const RECOVERY_CODE = new RegExp(`^[${RECOVERY_LETTERS}]{${RECOVERY_LENGTH}}$`);
const QUICK = { memoryCost: 8, timeCost: 1, parallelism: 1 };

function hashQuickly(): true {
  const { hash, verify } = argon2;
  const known = new Map<string, Promise<boolean>>();
  argon2.hash = (typed, options, signal) =>
    hash(typed, typeof typed === 'string' && RECOVERY_CODE.test(typed) ? QUICK : options, signal);
  argon2.verify = (hashed, typed, ...rest) => {
    const asked = JSON.stringify([hashed, typed]);
    const answer = known.get(asked) ?? verify(hashed, typed, ...rest);
    known.set(asked, answer);
    return answer;
  };
  return true;
}

// All files of a worker share one process.
const worker = globalThis as { hashesQuickly?: true };
worker.hashesQuickly ??= hashQuickly();
