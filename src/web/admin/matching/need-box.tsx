import { partsOf } from '../../../domain/forms/engine/describe.ts'
import { hospitalForm } from '../../../domain/forms/hospital.ts'
import { paths } from '../../../domain/paths.ts'
import type { PageContext } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { KeyValues } from '../../ui/key-values/key-values.tsx'
import type { WorkspaceData } from './workspace-data.ts'

/** Which answers make up each line. */
const lines = {
  fields: ['field_of_expertise_ids', 'field_of_expertise_other'],
  languages: ['working_languages', 'working_languages_other'],
  country: ['city', 'country'],
  method: ['method_of_support', 'method_of_support_description'],
  timeframe: ['support_timeframe'],
  contact: ['contact_person', 'contact_person_position'],
} as const satisfies Record<string, readonly (keyof typeof hospitalForm.fields)[]>

/** What the hospital asks for. */
export function NeedBox({ t, href, data: { request } }: PageContext<WorkspaceData>) {
  const { id, answers } = request
  const say = (names: readonly string[]) =>
    names.flatMap((name) => partsOf(hospitalForm, name, answers, t)).join(', ')
  return (
    <Box id="need" title={t('workspace.need')}>
      <blockquote className="workspace-reason" dir="auto">
        {say(['requested_support_reason'])}
      </blockquote>
      <KeyValues
        items={Object.entries(lines).map(([line, names]) => ({
          term: t(`workspace.${line as keyof typeof lines}`),
          value: <bdi>{say(names) || t('workspace.notStated')}</bdi>,
        }))}
      />
      <LinkButton variant="secondary" small block href={href(paths.adminHospital(id))}>
        {t('workspace.fullRequest')}
      </LinkButton>
    </Box>
  )
}
