import type { PageContext } from '../../page.ts'

/** The coordinator's address, for what no form covers. */
export function WriteToUs({ t, registry, about }: PageContext<unknown> & { about: string }) {
  const email = registry.coordinator_email
  return (
    <p>
      {about} <a href={`mailto:${email}`}>{t('invitation.writeTo', { email })}</a>
    </p>
  )
}
