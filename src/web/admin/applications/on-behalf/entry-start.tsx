import { typedSources } from '../../../../domain/applications/entry-source.ts'
import { paths } from '../../../../domain/paths.ts'
import { applicationKinds } from '../../../../domain/review/application-screens.ts'
import type { PageContext } from '../../../page.ts'
import { Box } from '../../../ui/box/box.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Radio } from '../../../ui/checkbox/checkbox.tsx'
import { FieldGroup } from '../../../ui/field/field.tsx'
import { FieldRow, Form } from '../../../ui/form/form.tsx'
import type { StartData } from './on-behalf-data.ts'

/** Which form, and from where; the address then says both. */
export function EntryStart({ t, href, data }: PageContext<StartData>) {
  return (
    <Box id="new" title={t('onBehalf.new')}>
      <Form method="get" action={href(paths.adminOnBehalf())}>
        <FieldRow>
          <FieldGroup id="kind" label={t('onBehalf.kind')} radios>
            {applicationKinds.map((kind) => (
              <Radio key={kind} name="kind" value={kind} defaultChecked={kind === data.kind}>
                {t(`onBehalf.kind_${kind}`)}
              </Radio>
            ))}
          </FieldGroup>
          <FieldGroup id="source" label={t('onBehalf.source')} radios>
            {typedSources.map((source) => (
              <Radio key={source} name="source" value={source} defaultChecked={source === 'paper'}>
                {t(`onBehalf.source_${source}`)}
              </Radio>
            ))}
          </FieldGroup>
        </FieldRow>
        <div>
          <Button type="submit" iconEnd="arrow">
            {t('onBehalf.begin')}
          </Button>
        </div>
      </Form>
    </Box>
  )
}
