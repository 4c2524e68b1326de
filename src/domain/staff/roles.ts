export const roles = ['administrator', 'coordinator', 'editor', 'viewer'] as const

export type Role = (typeof roles)[number]

/** What a route of the back office is for, and whose work that is. */
export const duties = {
  read_back_office: ['administrator', 'coordinator', 'editor', 'viewer'],
  edit_content: ['administrator', 'editor'],
  read_applications: ['administrator', 'coordinator', 'viewer'],
  review_applications: ['administrator', 'coordinator'],
  /** Takes data of many people out of the back office. */
  export_data: ['administrator', 'coordinator'],
  administer: ['administrator'],
} as const satisfies Record<string, readonly Role[]>

export type Duty = keyof typeof duties

/** Whether a route belongs to the back office, which requires sign-in. */
export function isForStaff(access: string): access is 'staff' | Duty {
  return access === 'staff' || access in duties
}

export function mayDo(role: Role, duty: Duty): boolean {
  return (duties[duty] as readonly Role[]).includes(role)
}
