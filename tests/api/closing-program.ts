import { setTimeout as sleep } from 'node:timers/promises'
import { closeOnSignals } from '../../src/api/shutdown.ts'

const stayOpen = setInterval(() => {}, 1000)

closeOnSignals(async () => {
  console.log('closing')
  await sleep(500)
  clearInterval(stayOpen)
  console.log('closed')
})
console.log('open')
