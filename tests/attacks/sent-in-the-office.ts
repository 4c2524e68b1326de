import { expect } from 'vitest'
import { matchPaths } from '../../src/domain/api/matching/matching-paths.ts'
import { reviewPaths } from '../../src/domain/api/review/review-paths.ts'
import { replyForm } from '../../src/domain/forms/reply.ts'
import { paths } from '../../src/domain/paths.ts'
import { reportForms } from '../../src/domain/programme/report-forms.ts'
import { type ReportKind, reportAuthor } from '../../src/domain/programme/reports.ts'
import type { Store } from '../../src/store/open-store.ts'
import { markedAnswers } from '../harness/forms/marked-answers.ts'
import { keepMatch } from '../harness/matching/kept-match.ts'
import { keepHospital } from '../harness/programme/kept-collaboration.ts'
import { openSession } from './actors.ts'
import type { HostileCaller } from './hostile-caller.ts'
import { packed } from './script-corpus.ts'
import { recordsOf } from './typed-fields.ts'

const json = { 'content-type': 'application/json' }

export async function sendNote(caller: HostileCaller, applicationId: string, text: string): Promise<void> {
  const answer = await caller.call(reviewPaths.notes.replace(':id', applicationId), {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ text }),
  })
  expect([answer.status, await answer.text()]).toEqual([200, expect.anything()])
}

/** Replies to an unread message with the form of the page. */
export async function sendReply(
  caller: HostileCaller,
  messageId: string,
  corpus: readonly string[],
): Promise<void> {
  const [words] = recordsOf(replyForm, corpus, 1)
  const fields = { ...words, _action: 'reply', version: '1', _csrf: caller.headers['x-xsrf-token'] }
  const answer = await caller.call(paths.adminMessage(messageId), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields as Record<string, string>),
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringContaining('reply')])
}

/** Sends the corpus in the reports of matches, each as its author; returns their pages. */
export async function sendReports(
  store: Store,
  caller: HostileCaller,
  { expertId, corpus, most }: { expertId: string; corpus: readonly string[]; most: number },
): Promise<string[]> {
  const reports = Object.entries(reportForms).map(([kind, form]) => ({
    kind: kind as ReportKind,
    form,
    records: recordsOf(form, corpus, most),
  }))
  const pages: string[] = []
  for (let at = 0; at < Math.max(...reports.map(({ records }) => records.length)); at++) {
    const hospital = await keepHospital(store, 'active', [], { name: packed(corpus, 150)[at] })
    const { id } = await keepMatch(store, hospital.id, 'active', { expertId })
    for (const { kind, form, records } of reports) {
      const owner = reportAuthor[kind] === 'expert' ? expertId : hospital.id
      const answer = await caller.call(`${matchPaths.matches}/${id}/reports/${kind}`, {
        method: 'POST',
        headers: { ...json, cookie: `${caller.headers.cookie}; ${await openSession(store, owner)}` },
        body: JSON.stringify({ ...markedAnswers(form), ...records[at % records.length] }),
      })
      expect([kind, answer.status, await answer.text()]).toEqual([kind, 200, expect.anything()])
    }
    pages.push(paths.adminMatch(id))
  }
  return pages
}
