/** What pages call about matches, apart from the other calls, so that forms of applicants do not carry it. */
export const matchPaths = {
  matches: '/api/matches',
  shortlist: '/api/matches/experts',
  selectExpert: '/api/UpdateExpertMatchStatus',
  refuseShortlist: '/api/matches/none-suits',
} as const

/** Exports for staff. */
export const matchExportPaths = { csv: '/api/admin/matches.csv', xlsx: '/api/admin/matches.xlsx' } as const
