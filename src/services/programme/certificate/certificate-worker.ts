import { parentPort } from 'node:worker_threads'
import { drawCertificate } from './draw-certificate.ts'

parentPort?.on('message', (certificate) => parentPort?.postMessage(drawCertificate(certificate)))
