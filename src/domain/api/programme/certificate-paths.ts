import { matchPaths } from '../matching/matching-paths.ts'

/** The paths of certificates, apart from the schemas, which a browser need not load. */
export const certificatePaths = {
  own: `${matchPaths.matches}/:id/certificate`,
  staff: '/api/admin/matches/:id/certificate',
  verified: '/api/certificates/:code',
} as const

export function certificatePath(reader: 'own' | 'staff', matchId: string): string {
  return certificatePaths[reader].replace(':id', matchId)
}
