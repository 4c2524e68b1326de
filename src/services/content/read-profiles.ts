import { listProfiles, type Profile } from '../../store/content/profiles.ts'
import type { Store } from '../../store/open-store.ts'
import { cleanHtml } from './clean-html.ts'

export type { Profile } from '../../store/content/profiles.ts'

export type Profiles = { experts: readonly Profile[]; trainers: readonly Profile[] }

/** Everyone who has agreed to be named. */
export async function readProfiles(store: Store): Promise<Profiles> {
  const [experts, trainers] = await Promise.all([
    listProfiles(store, 'expert'),
    listProfiles(store, 'trainer'),
  ])
  return { experts: experts.map(safeProfile), trainers: trainers.map(safeProfile) }
}

export const safeProfile = <Person extends Profile>(profile: Person): Person => ({
  ...profile,
  biography: cleanHtml(profile.biography),
})
