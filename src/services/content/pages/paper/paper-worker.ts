import { parentPort, workerData } from 'node:worker_threads'
import { drawPaper } from './draw-paper.ts'

parentPort?.postMessage(drawPaper(workerData))
