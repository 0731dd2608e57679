// Reads the short receipt once and prints the outcome, for a test without a network: node test/receipts/reading/read-one.ts
import { networkInterfaces } from 'node:os';
import pino from 'pino';
import { makeProofReader } from '#server/reading/decoders/proof-reader.ts';
import { expected } from '#test/builders/proof-pages.ts';
import { receiptPdf } from '#test/builders/receipt-file.ts';

const reader = makeProofReader({ log: pino({ level: 'silent' }), processes: 1, stuckMs: 100_000 });
const reading = await reader.read({ bytes: receiptPdf, expected }, 'here');
reader.close();
const outcome = 'decision' in reading ? reading.decision.outcome : reading;
console.log(JSON.stringify({ networks: Object.keys(networkInterfaces()), outcome }));
