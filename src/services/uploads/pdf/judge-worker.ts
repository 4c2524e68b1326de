import { parentPort, workerData } from 'node:worker_threads'
import { judgeFile } from './judge-file.ts'

// A file that breaks its reader breaks it here; that the reader is missing shows before this line.
process.once('uncaughtException', () => parentPort?.postMessage('file_damaged'))
parentPort?.postMessage(await judgeFile(workerData))
