import { parentPort, workerData } from 'node:worker_threads'
import { judgeFile } from './judge-file.ts'

// A file that crashes the parser is damaged; a missing parser fails at the import above.
process.once('uncaughtException', () => parentPort?.postMessage('file_damaged'))
parentPort?.postMessage(await judgeFile(workerData.file))
