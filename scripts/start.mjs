import { readFileSync } from 'node:fs'
import { runPinned, setUp } from './set-up.mjs'

const npm = millisecondsOfNpm()
await setUp()
const begun = performance.timeOrigin
const before = [`--begun=${begun}`, `--set-up=${performance.now()}`]
await runPinned('scripts/build-and-start.mjs', npm === undefined ? before : [...before, `--npm=${npm}`])

/** From the start of npm to that of this process, whose ancestor it is; undefined where no kernel tells. */
function millisecondsOfNpm() {
  try {
    const own = processOf('self')
    let parent = processOf(own.parent)
    if (/^(ba|da)?sh$/.test(parent.name)) parent = processOf(parent.parent)
    return parent.name.startsWith('npm') ? 10 * (own.startedAt - parent.startedAt) : undefined
  } catch {
    return undefined
  }
}

/** `startedAt` in hundredths of a second, the unit of Linux. */
function processOf(id) {
  const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
  const end = stat.lastIndexOf(')')
  const fields = stat.slice(end + 2).split(' ')
  return { name: stat.slice(stat.indexOf('(') + 1, end), parent: fields[1], startedAt: Number(fields[19]) }
}
