import { parentPort, workerData } from 'node:worker_threads'
import type { Work } from '../confined/work-on-file.ts'
import { drawPage } from './draw-page.ts'

const { file, numbers }: Work = workerData
// A file that crashes MuPDF cannot be drawn; a missing MuPDF fails at the import above.
process.once('uncaughtException', () => parentPort?.postMessage('file_damaged'))
parentPort?.postMessage(drawPage(file, numbers[0] ?? 1))
