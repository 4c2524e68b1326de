import { type Duty, duties, mayDo, type Role } from '../staff/roles.ts'

/** What a program may be allowed to do: the duties of staff, without deciding about staff and settings. */
export type Scope = Exclude<Duty, (typeof forPeopleAlone)[number]>

const forPeopleAlone = ['administer', 'read_back_office'] as const satisfies readonly Duty[]

export const scopes = (Object.keys(duties) as Duty[]).filter(isScope)

export function isScope(access: string): access is Scope {
  return access in duties && !(forPeopleAlone as readonly string[]).includes(access)
}

/** What people of this role can hand on to a program. */
export const scopesOf = (role: Role): Scope[] => scopes.filter((scope) => mayDo(role, scope))
