import type { reviewPaths } from '../../domain/api/review/review-paths.ts'
import type { DrawnFile } from '../../domain/uploads/drawn-page.ts'
import { type Answered, callApi } from '../api/call-api.ts'

/** The pages of the file at an address of ours; every such address has them beneath it. */
export function viewFile(href: string): Promise<Answered<DrawnFile>> {
  return callApi('GET', `${href}/pages` as typeof reviewPaths.filePages, { params: { id: '' } })
}
