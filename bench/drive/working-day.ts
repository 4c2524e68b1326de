import { certificatePath } from '../../src/domain/api/programme/certificate-paths.ts'
import { reviewPaths } from '../../src/domain/api/review/review-paths.ts'
import { applicationCalls } from '../../src/domain/applicants/applicant-paths.ts'
import { paths } from '../../src/domain/paths.ts'
import { keepExpert } from '../../tests/harness/applications/kept-expert.ts'
import { keepCollaboration, keepRequest } from '../../tests/harness/programme/kept-collaboration.ts'
import { signInAs } from '../../tests/harness/staff/staff.ts'
import { honestPdf } from '../../tests/harness/uploads/pdfs/honest-pdfs.ts'
import { seedExperts } from '../seed/experts.ts'
import { fillIn, upload } from './applicants.ts'
import type { Site } from './site.ts'

type Act = () => Promise<unknown>

const experts = 2000

/** The actions of users with their relative frequencies. */
export async function prepareDay({ aster, callers, store }: Site): Promise<[often: number, act: Act][]> {
  await seedExperts(store, 0, experts)
  const { cookie } = await signInAs(store, 'coordinator', aster.url)
  const editors = await Promise.all(Array.from({ length: 10 }, () => keepExpert(store)))
  const request = await keepRequest(store)
  const collaboration = await keepCollaboration(store, 'completed')
  const file = honestPdf(50_000)
  let turn = 0

  const read = (path: string) => () => callers.expect(200, path)
  const asStaff = (path: string) => () => callers.expect(200, path, { cookie })
  const apply = (kind: 'hospital' | 'trainer') => async () => {
    const { path, call } = await fillIn(callers, kind)
    await callers.expect(201, path, call)
  }
  const applyWithFiles = async () => {
    const files = { resume: await upload(callers, file), endorsement: await upload(callers, file) }
    const { path, call } = await fillIn(callers, 'expert', files)
    await callers.expect(201, path, call)
  }
  const edit = async () => {
    const { id, hash, email, pin } = editors[turn++ % editors.length] as (typeof editors)[number]
    const body = { hash, email, pin }
    const opened = await callers.expect(200, `${applicationCalls.expert}/authenticate`, {
      method: 'POST',
      body,
    })
    const session = String(opened.headers['set-cookie']).split(';', 1)[0] ?? ''
    const change = { fieldsToUpdate: { job_title: `Pharmacist ${turn}` } }
    await callers.expect(200, `${applicationCalls.expert}/${id}`, {
      method: 'PUT',
      body: change,
      cookie: session,
    })
  }

  return [
    [40, read(paths.home())],
    [40, read(paths.whatIsExpert())],
    [20, read(paths.story('forty-eight-hours'))],
    [20, read(paths.contact())],
    [20, read(paths.applyExpert())],
    [15, asStaff(`${reviewPaths.applications}?kind=expert&search=owusu`)],
    [15, asStaff(`${reviewPaths.applications}?kind=hospital`)],
    [8, apply('hospital')],
    [8, apply('trainer')],
    [1, applyWithFiles],
    [8, edit],
    [3, asStaff(paths.adminWorkspace(request.id))],
    [1, asStaff(`${reviewPaths.exportCsv}?kind=expert`)],
    [1, asStaff(certificatePath('staff', collaboration.id))],
  ]
}
