import { referenceOf } from '../../../domain/applications/reference.ts'
import { partsOf } from '../../../domain/forms/engine/describe.ts'
import { hospitalForm } from '../../../domain/forms/hospital.ts'
import type { RegistryFacts } from '../../../domain/forms/registry.ts'
import { catalogueOf } from '../../../domain/messages/catalogues.ts'
import { joined } from '../../../domain/messages/joined.ts'
import { localeFacts, localPath } from '../../../domain/messages/locales.ts'
import { translator } from '../../../domain/messages/translate.ts'
import { localFacts } from '../../../domain/messages/wording-of.ts'
import { paths } from '../../../domain/paths.ts'
import { sayCertificateCode } from '../../../domain/programme/certificate-code.ts'
import { certifiedPeriod } from '../../../domain/programme/collaboration-period.ts'
import type { Collaboration } from '../../../store/programme/collaboration.ts'
import { sayDay } from '../../mail/letter-words.ts'
import { inOwnOrder } from '../../papers/own-order.ts'

export type Certificate = ReturnType<typeof certificateOf>

/** What a certificate says, in the expert's language; its day is the one on which the collaboration was completed. */
export function certificateOf(done: Collaboration, registry: RegistryFacts, site: URL) {
  const { locale, hospitalAnswers: hospital, expertAnswers: expert } = done
  const t = translator(locale, catalogueOf(locale))
  const { institution_name: institution, coordinator_name: coordinator } = localFacts(locale, registry)
  const { dir } = localeFacts(locale)
  const own = (text: string) => inOwnOrder(text, dir)
  const day = (when: string | Date) => sayDay(when, locale)
  const fields = ['field_of_expertise_ids', 'field_of_expertise_other'].flatMap((name) =>
    partsOf(hospitalForm, name, hospital, t).map(own),
  )
  const { starts_on: from, ends_on: to } = certifiedPeriod(done)
  const period = from && to ? [t('certificate.fromTo', { from: day(from), to: day(to) })] : []
  const code = done.certificate_code ?? ''
  const addressOf = (path: string) => new URL(localPath(locale, path), site)
  const page = addressOf(paths.certificates())
  return {
    language: locale,
    dir,
    title: t('certificate.title'),
    author: institution,
    thanks: t('certificate.thanks', { registry: registry.name }),
    name: own(`${expert.name} ${expert.surname}`),
    institution: own(String(expert.institution)),
    support: t('certificate.support', {
      hospital: own(String(hospital.name)),
      country: partsOf(hospitalForm, 'country', hospital, t).join(),
    }),
    fields: { label: t('certificate.fields'), values: fields.length > 0 ? [joined(fields, locale)] : [] },
    period: { label: t('certificate.period'), values: period },
    issuer: {
      label: t('certificate.issuedBy'),
      values: [institution, coordinator].map(own),
    },
    day: { label: t('certificate.issuedOn'), values: [day(done.moved_at)] },
    reference: { label: t('certificate.reference'), values: [own(referenceOfMatch(done))] },
    signature: { label: t('certificate.signature'), values: [] },
    code: {
      label: t('certificate.code', { page: own(page.host + page.pathname) }),
      values: [own(sayCertificateCode(code))],
    },
    /** The address in the QR code. */
    link: addressOf(paths.certificate(code)).href,
  }
}

/** Both references: no other completed match has the same two. */
export function referenceOfMatch({ hospitalNumber, expertNumber }: Collaboration): string {
  return `${referenceOf('hospital', hospitalNumber)} / ${referenceOf('expert', expertNumber)}`
}
