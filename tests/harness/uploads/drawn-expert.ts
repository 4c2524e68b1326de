import { readFile } from 'node:fs/promises'
import type { Database } from '../../../src/store/database.ts'
import { keepExpert, keepFile } from '../applications/kept-expert.ts'

/** An expert whose resume has two pages; their endorsement cannot be drawn. */
export async function keepDrawnExpert(store: Database) {
  const file = await readFile(new URL('./pdfs/printed-by-chromium.pdf', import.meta.url))
  const resume = await keepFile(store, file)
  const expert = await keepExpert(store, { resume })
  await claim(store, expert.resume, { application_id: null, field: null })
  await claim(store, resume, { application_id: expert.id, field: 'resume' })
  return { ...expert, resume }
}

type Claim = { application_id: string | null; field: string | null }

async function claim({ db }: Database, upload: string, by: Claim): Promise<void> {
  await db.updateTable('upload').set(by).where('id', '=', upload).execute()
}
