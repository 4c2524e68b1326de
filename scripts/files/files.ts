import { parseArgs } from 'node:util'
import { filesSetting, readSettings } from '../../src/configuration/config.ts'
import { StartupProblem } from '../../src/store/postgres/startup-problem.ts'
import { countFiles, findFaultyFiles } from '../../src/store/uploads/count-files.ts'
import { alone, type Moves, moveFiles, type Place } from '../../src/store/uploads/move-files.ts'
import { type OpenFiles, openFiles } from '../../src/store/uploads/open-files.ts'
import { findServer } from '../backup/find-server.ts'
import { endWith } from '../backup/ordered.ts'

const stopping = new AbortController()
process.once('SIGINT', () => stopping.abort())
process.once('SIGTERM', () => stopping.abort())

await endWith('The files stay where they are.', async () => {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, check: { type: 'boolean', default: false } },
  })
  const settings = readSettings(process.env)
  const server = await findServer(settings)
  try {
    const files = await openFiles(server.url, filesSetting(settings))
    try {
      if (values.to !== undefined) await move(server.url, files, placeNamed(values.to))
      if (values.check) await check(files)
      await report(files)
    } finally {
      await files.close()
    }
  } finally {
    await server.close()
  }
})

function placeNamed(text: string): Place {
  if (text === 'database' || text === 'folder') return text
  throw new StartupProblem('Say where to: --to=folder or --to=database.')
}

async function move(databaseUrl: string, { database }: OpenFiles, target: Place): Promise<void> {
  if (!database.files)
    throw new StartupProblem('ASTER_FILES_FOLDER must be set, also to move files out of the folder.')
  if (database.files.takesNew !== (target === 'folder'))
    throw new StartupProblem(`Set ASTER_FILES=${target} on every instance first, so that new files go there.`)
  const tell = ({ moved, bytes }: Moves) => {
    if (moved % 100 === 0) console.log(`${moved} files, ${bytes} bytes`)
  }
  const moves = await alone(databaseUrl, () =>
    moveFiles(database, target, { signal: stopping.signal, onMoved: tell }),
  )
  console.log(`Moved ${moves.moved} files, ${moves.bytes} bytes.`)
  if (moves.left > 0) console.log(`${moves.left} files were changed meanwhile: run the command again.`)
  for (const id of moves.damaged) console.error(`The file ${id} is damaged and was not moved.`)
  if (stopping.signal.aborted) console.log('Stopped: run the command again to move the others.')
}

async function check({ database }: OpenFiles): Promise<void> {
  const { checked, faulty } = await findFaultyFiles(database, stopping.signal)
  console.log(`Read ${checked} files: ${faulty.length} are damaged or missing.`)
  for (const id of faulty) console.error(`The file ${id} is damaged or missing.`)
  if (faulty.length > 0) process.exitCode = 1
}

async function report({ database }: OpenFiles): Promise<void> {
  for (const { place, files, bytes } of await countFiles(database))
    console.log(`In the ${place}: ${files} files, ${bytes} bytes.`)
}
