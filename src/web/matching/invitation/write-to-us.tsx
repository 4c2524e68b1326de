import type { PageContext } from '../../page.ts'

/** Leads to a person, where a form cannot do what somebody wants. */
export function WriteToUs({ t, registry, about }: PageContext<unknown> & { about: string }) {
  const email = registry.coordinator_email
  return (
    <p>
      {about} <a href={`mailto:${email}`}>{t('invitation.writeTo', { email })}</a>
    </p>
  )
}
