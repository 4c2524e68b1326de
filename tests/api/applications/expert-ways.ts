import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { listFields } from '../../../src/domain/forms/engine/edit.ts'
import type { Answers } from '../../../src/domain/forms/engine/form.ts'
import { expertForm } from '../../../src/domain/forms/expert.ts'
import type { FieldErrors } from '../../../src/domain/refusals.ts'
import type { ApiApp } from '../api-app.ts'
import { type Browser, experts, openEditor, openReceipt, signIn } from '../applicants/own-expert.ts'
import { createCaller } from './expert-application.ts'

/** The response, and the record as its owner then reads it if the answers were stored. */
type Sent = { answer: LightMyRequestResponse; record?: Answers }

/** The two ways to send an expert's answers: a new application (POST) and an edit of one (PUT). */
export function openWays(api: ApiApp) {
  const { store } = api.database
  const caller = createCaller(api)

  async function apply(changes: Answers): Promise<Sent> {
    const answers = { ...(await caller.complete()), ...changes }
    const answer = await caller.apply(answers)
    if (answer.statusCode === 201) {
      const email = String(answers.email).trim()
      const receipt = await openReceipt(store, { id: answer.json().id, email })
      return { answer, record: await read(await signIn(api.app, receipt), receipt.hash) }
    }
    const { db } = store
    const kept = db.selectFrom('application').select('id').where('email', '=', String(answers.email))
    expect(await kept.execute()).toEqual([])
    return { answer }
  }

  async function edit(changes: Answers, stored?: Answers): Promise<Sent> {
    const { expert, browser, edit } = await openRecord(stored)
    const before = await read(browser, expert.hash)
    const answer = await edit(bodyOf(changes))
    const record = await read(browser, expert.hash)
    if (answer.statusCode === 200) {
      untouched = undefined
      return { answer, record }
    }
    expect(record).toEqual(before)
    return { answer }
  }

  /** A refused edit changes nothing, so the next one reuses the record. */
  let untouched: ReturnType<typeof openEditor> | undefined
  function openRecord(stored?: Answers) {
    if (stored) return openEditor(api, stored)
    untouched ??= openEditor(api)
    return untouched
  }

  return { caller, POST: judged(apply, 201), PUT: judged(edit, 200) }
}

function judged<Rest extends unknown[]>(
  send: (changes: Answers, ...rest: Rest) => Promise<Sent>,
  success: number,
) {
  return {
    /** The record after valid answers. */
    async keeps(changes: Answers, ...rest: Rest): Promise<Answers> {
      const { answer, record } = await send(changes, ...rest)
      expect([answer.statusCode, answer.json().errors]).toEqual([success, undefined])
      return record ?? {}
    },
    /** The errors of refused answers. */
    async refuses(changes: Answers, ...rest: Rest): Promise<FieldErrors> {
      const { answer, record } = await send(changes, ...rest)
      expect(record).toBeUndefined()
      expect(answer.headers['content-type']).toMatch('application/problem+json')
      expect(answer.json()).toMatchObject({ status: 422, code: 'invalid_answers' })
      return answer.json().errors
    },
  }
}

/** The specification sends the lists beside the other fields. */
function bodyOf(changes: Answers): object {
  const lists = listFields(expertForm)
  const isList = ([name]: [string, unknown]) => lists.includes(name)
  const entries = Object.entries(changes)
  return {
    fieldsToUpdate: Object.fromEntries(entries.filter((entry) => !isList(entry))),
    ...Object.fromEntries(entries.filter(isList)),
  }
}

async function read(browser: Browser, hash: string): Promise<Answers> {
  const answer = await browser.call('GET', `${experts}/get-by-email-hash/${hash}`)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
