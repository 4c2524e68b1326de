import { longestWords } from '../../../../domain/matching/not-now-reasons.ts'
import {
  isFree,
  nameOfExpert,
  type Shortlist,
  type ShortlistedExpert,
} from '../../../../domain/matching/shortlist.ts'
import { contactIn } from '../../../../domain/messages/contact-in.ts'
import { labelled } from '../../../../domain/messages/joined.ts'
import type { Translate } from '../../../../domain/messages/translate.ts'
import { paths } from '../../../../domain/paths.ts'
import type { FieldCode } from '../../../../domain/refusals.ts'
import { Band } from '../../../ui/band/band.tsx'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary/error-summary.tsx'
import { ErrorText, Field } from '../../../ui/field/field.tsx'
import { PageHead } from '../../../ui/page-head/page-head.tsx'
import { Candidate } from '../../../ui/shortlist/candidate.tsx'
import { Shortlist as Candidates } from '../../../ui/shortlist/shortlist.tsx'
import { Success } from '../../../ui/success/success.tsx'
import { TextArea } from '../../../ui/text-area/text-area.tsx'
import { Changes } from '../changes.tsx'
import { labelOfPick } from '../choosing.tsx'
import { Decided } from '../decided.tsx'
import { candidateProps, sayObstacles } from '../expert-cells.tsx'
import { type PlainShortlist, plainPath } from './opened-shortlist.ts'
import { PlainCredentials } from './plain-credentials.tsx'
import { type PlainContext, PlainForm } from './plain-form.tsx'

/** The heading of the page; undefined before the shortlist is open. */
export function headingOf(t: Translate, { shortlist, asked, result }: PlainShortlist): string | undefined {
  if (!shortlist) return undefined
  if (result === 'none' && shortlist.status === 'closed') return t('selectExpert.noneMade')
  if (asked) return t('selectExpert.askTitle', { name: nameOfExpert(asked) })
  return t(shortlist.status === 'chosen' ? 'selectExpert.chosenTitle' : 'selectExpert.title')
}

/** The page on which a hospital chooses its expert without JavaScript. */
export function PlainSelection(context: PlainContext) {
  const { t, locale, href, registry, data } = context
  const { shortlist, trouble, lostName, asked, result } = data
  if (!shortlist) return <PlainCredentials {...context} />
  if (result === 'none' && shortlist.status === 'closed') {
    return (
      <Band>
        <Success title={headingOf(t, data) ?? ''} text={t('selectExpert.noneNext')}>
          <LinkButton href={href(paths.home())}>{t('forms.goHome')}</LinkButton>
        </Success>
      </Band>
    )
  }
  if (asked) return <Confirm {...context} expert={asked} />
  const isOpen = shortlist.status === 'open'
  const isChosen = shortlist.status === 'chosen'
  return (
    <>
      <PageHead
        above={t('selectExpert.from', { hospital: shortlist.hospital_name })}
        title={headingOf(t, data) ?? ''}
        lede={isChosen && result === 'made' ? t('selectExpert.made') : isOpen && ledeOf(context, shortlist)}
      />
      {isOpen ? (
        <Band inner="stack gap-5">
          <Mistakes {...context} />
          <Choose {...context} shortlist={shortlist} />
          <NoneSuits {...context} />
        </Band>
      ) : (
        <Decided
          t={t}
          locale={locale}
          email={contactIn(locale, registry).text}
          selection={{ shortlist, trouble, lostName }}
        />
      )}
    </>
  )
}

/** The errors at the top of the page. */
function Mistakes({ t, data: { errors } }: PlainContext) {
  const items = [
    errors.expert && { href: '#expert', text: t('selectExpert.chooseFirst') },
    errors.reason && {
      href: '#none-reason',
      text: labelled(t('selectExpert.noneReason'), sayReason(t, errors.reason), t.locale),
    },
  ].filter((item) => item !== undefined)
  return items.length > 0 && <ErrorSummary title={t('selectExpert.plainNotSent')} items={items} />
}

const sayReason = (t: Translate, code: FieldCode) => t(`forms.${code}`, { min: 0, max: longestWords })

function ledeOf({ t }: PlainContext, { experts }: Shortlist): string {
  const doAllFit = experts.every(({ gates }) => gates.length === 0)
  return t(doAllFit ? 'selectExpert.lede' : 'selectExpert.ledeUnfit', { count: experts.length })
}

function Choose({ shortlist, ...context }: PlainContext & { shortlist: Shortlist }) {
  const { t, data } = context
  return (
    <PlainForm {...context}>
      <Changes t={t} selection={{ shortlist, trouble: data.trouble, lostName: data.lostName }} />
      <Candidates legend={t('selectExpert.suggested')} count={shortlist.experts.length}>
        {shortlist.experts.map((expert, at) => (
          <Candidate
            key={expert.id}
            {...candidateProps(expert, at, t)}
            note={sayObstacles(expert, t)}
            pick={{
              name: 'expert',
              value: expert.id,
              chosen: false,
              onChoose: () => {},
              disabled: !isFree(expert),
              labels: { choose: t(labelOfPick(expert)), chosen: t('kit.chosen') },
            }}
          />
        ))}
      </Candidates>
      {shortlist.experts.map((expert) => (
        <input key={expert.id} type="hidden" name={`name_${expert.id}`} value={nameOfExpert(expert)} />
      ))}
      {data.errors.expert && <ErrorText id="expert">{t('selectExpert.chooseFirst')}</ErrorText>}
      {shortlist.experts.some(isFree) && (
        <div>
          <Button type="submit" name="_action" value="choose">
            {t('selectExpert.confirm')}
          </Button>
        </div>
      )}
    </PlainForm>
  )
}

/** Asks for confirmation, and says that choosing one expert turns the others down. */
function Confirm({ expert, ...context }: PlainContext & { expert: ShortlistedExpert }) {
  const { t, href, data } = context
  const name = nameOfExpert(expert)
  return (
    <>
      <PageHead title={t('selectExpert.askTitle', { name })} lede={t('selectExpert.askText')} />
      <Band>
        <PlainForm {...context}>
          <p>{t('selectExpert.askNext')}</p>
          <input type="hidden" name="expert" value={expert.id} />
          <input type="hidden" name="name" value={name} />
          <div className="row btn-row">
            <LinkButton variant="secondary" href={href(plainPath(data.hash))}>
              {t('selectExpert.goBack')}
            </LinkButton>
            <Button type="submit" name="_action" value="confirm">
              {t('selectExpert.yes')}
            </Button>
          </div>
        </PlainForm>
      </Band>
    </>
  )
}

/** Sends the shortlist back, with the reason. */
function NoneSuits(context: PlainContext) {
  const { t, data } = context
  const code = data.errors.reason
  return (
    <details open={code !== undefined}>
      <summary className="btn btn--secondary">{t('selectExpert.none')}</summary>
      <PlainForm {...context}>
        <p>{t('selectExpert.noneText')}</p>
        <Field
          id="none-reason"
          label={t('selectExpert.noneReason')}
          hint={t('selectExpert.noneHint')}
          error={code && sayReason(t, code)}
        >
          {(control) => (
            <TextArea {...control} name="reason" aria-required defaultValue={data.given.reason} />
          )}
        </Field>
        <div>
          <Button type="submit" name="_action" value="none">
            {t('selectExpert.noneSend')}
          </Button>
        </div>
      </PlainForm>
    </details>
  )
}
