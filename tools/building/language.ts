// Builds the web app in one language, in its own process (tools/build.ts), so that its memory is free before the next one.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { build } from 'vite';
import type { Language } from '#domain/languages.ts';
import { manifestFile, servedFolder } from '#server/platform/http/build-files.ts';
import type { Memory } from './remembered.ts';
import { configOf } from '../../vite.config.ts';

const [language, dist = '', remembered = ''] = process.argv.slice(2) as [Language, string, string];

const known = existsSync(remembered);
const memory = known ? (deserialize(readFileSync(remembered)) as Memory) : new Map<string, unknown>();
const config = await configOf(language, memory);
const outDir = servedFolder(dist);
await build({ ...config, configFile: false, logLevel: 'warn', build: { ...config.build, outDir } });
if (!known) writeFileSync(remembered, serialize(memory));

// Vite writes its manifest beside the page, but only the server reads it.
const file = manifestFile(dist, language);
mkdirSync(path.dirname(file), { recursive: true });
renameSync(path.join(outDir, language, 'manifest.json'), file);
