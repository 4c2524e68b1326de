import { parentPort } from 'node:worker_threads'
import { drawPaper } from './draw-paper.ts'

parentPort?.on('message', (paper) => parentPort?.postMessage(drawPaper(paper)))
