import { parentPort, workerData } from 'node:worker_threads'
import { drawCertificate } from './draw-certificate.ts'

parentPort?.postMessage(drawCertificate(workerData))
