import { expect, test } from 'vitest'
import { type Files, problemsOf } from './sample-repository.ts'

const files: Files = {
  'src/domain/refusals.ts': `export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: { code: string } }
    export const done = <T>(value: T): Outcome<T> => ({ ok: true, value })
    export const refuse = (code: string): Outcome<never> => ({ ok: false, refusal: { code } })`,
  'src/store/transaction.ts': `export async function transaction<T>(act: () => Promise<T>): Promise<T> { return act() }`,
  'src/services/moves.ts': `import { type Outcome, refuse, done } from '../domain/refusals.ts'
    import { transaction } from '../store/transaction.ts'
    export async function move(): Promise<Outcome<undefined>> { return refuse('late') }
    export const read = async () => (Math.random() > 1 ? done(1) : refuse('gone'))
    export const change = () => transaction(async () => refuse('late'))
    export const changeAgain = async () => change()
    export class Mover { async move() { return changeAgain() } }
    export const bind = () => ({ save: () => changeAgain() })
    export async function note() {}
    export const count = () => 1`,
  'src/services/services.ts': `import { visits } from '../store/visits.ts'
    import { bind } from './moves.ts'
    export const openServices = () => ({ visits, content: bind() })
    export type Services = ReturnType<typeof openServices>`,
}

/** The problems of a module in which each of these is a statement of a function, on a line of its own. */
function problemsWith(...statements: string[]): Promise<string[]> {
  const text = `import { refuse } from '../domain/refusals.ts'; import { transaction } from '../store/transaction.ts'; import { bind, change, changeAgain, count, move, Mover, note, read } from './moves.ts'; import type { Services } from './services.ts'
type Given = { services: Services; isLate: boolean; mover: Mover; each: (act: () => void) => void; run: (act: () => Promise<unknown>) => void }
export async function ask({ services, isLate, mover, each, run }: Given) { const { content } = services
${statements.join('\n')}
}`
  return problemsOf({ ...files, 'src/services/ask.ts': text })
}

const dropping = [
  'await move()',
  'move()',
  'void move()',
  'if (isLate) await move()',
  'await read()',
  'await change()',
  'await changeAgain()',
  "await transaction(async () => refuse('late'))",
  'await changeAgain().catch(() => undefined)',
  'await Promise.all([move(), note()])',
  'await Promise.allSettled([note(), changeAgain()])',
  'await Promise.race([change(), note()])',
  'isLate && (await move())',
  'isLate || void changeAgain()',
  'isLate ? await note() : await change()',
  'note(), move()',
  'each(() => void change())',
  'each(() => changeAgain())',
  'run(async () => changeAgain())',
  'each(async () => { await change() })',
  'await content.save()',
  'await services.content.save()',
  'await bind().save()',
  'await mover.move()',
  'const moving = move(); await moving',
]

test('every form of a dropped Outcome is found', async () => {
  const found = await problemsWith(...dropping)
  const lines = found.map((problem) => /^src\/services\/ask\.ts:(\d+) drops an Outcome/.exec(problem)?.[1])
  expect(dropping.filter((_, index) => !lines.includes(`${index + 4}`))).toEqual([])
  expect(found).toHaveLength(dropping.length)
})

test('a dropped Outcome says where it is and what to do', async () => {
  expect(await problemsWith('await note()', 'await changeAgain()')).toEqual([
    'src/services/ask.ts:5 drops an Outcome: look whether it was refused',
  ])
})

test('a page drops one too', async () => {
  const page = `import type { Services } from '../services/services.ts'
export const submit = async (post: { services: Services }) => {
  await post.services.content.save()
}`
  expect(await problemsOf({ ...files, 'src/web/ask.ts': page })).toEqual([
    'src/web/ask.ts:3 drops an Outcome: look whether it was refused',
  ])
})

test('an Outcome that is used, and what gives none, is not reported', async () => {
  const using = [
    'const moved = await move(); if (!moved.ok) return moved',
    'const all = await Promise.all([move(), change()]); if (!all.every(({ ok }) => ok)) return',
    'let last = await move(); last = await change(); isLate && (last = await read()); if (!last.ok) return',
    'const known = new Map<string, ReturnType<typeof move>>(); known.set("a", move())',
    'bind()',
    'count()',
    'await note()',
    'each(() => void note())',
    'await transaction(async () => note())',
    'const acts = [1].map(() => change()); if ((await Promise.all(acts)).length > 1) return',
    'if (isLate) return move()',
    'return changeAgain()',
  ]
  expect(await problemsWith(...using)).toEqual([])
})
