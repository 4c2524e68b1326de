import { apiPaths } from '../api-paths.ts'

/** Where an expert fetches the certificate of a collaboration that is completed. */
export const certificatePath = (matchId: string) => `${apiPaths.matches}/${matchId}/certificate`
