import type { ReactNode } from 'react'
import type { ApplicationKind } from '../../../domain/applications/application-status.ts'
import { localeFacts } from '../../../domain/messages/locales.ts'
import type { FieldErrors } from '../../../domain/refusals.ts'
import type { presetOf } from '../../../domain/tracking/period.ts'
import type { Insight } from '../../../services/tracking/read-insight.ts'
import type { PageContext } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { Columns } from '../../ui/plot/columns.tsx'
import { type Figures, Plot } from '../../ui/plot/plot.tsx'
import { sayNumber, saySlot, saySlotFully } from './say.ts'

export type InsightData = {
  /** The query as typed, also if it is invalid. */
  typed: Readonly<Record<string, string>>
  errors: FieldErrors
  preset: ReturnType<typeof presetOf>
  insight: Insight | undefined
}

export type PlotContext = PageContext<InsightData> & { insight: Insight }

type PlotProps = Pick<PageContext, 't'> &
  Figures & { id: string; title: string; text: string; children: ReactNode }

export function InsightPlot({ t, id, title, text, heads, rows, children }: PlotProps) {
  return (
    <Box id={id} title={title}>
      <Plot text={text} caption={title} figuresLabel={t('insight.figures')} figures={{ heads, rows }}>
        {children}
      </Plot>
    </Box>
  )
}

type PartsProps<Part> = { parts: readonly Part[]; draw: (part: Part) => ReactNode; wide?: boolean }

/** Small plots beside each other, each with its title and, if it has one, its total. */
export function Parts<Part extends { key: string; title: string; total?: string }>(props: PartsProps<Part>) {
  const { parts, draw, wide } = props
  return (
    <div className={wide ? 'grid insight__parts insight__parts--wide' : 'grid insight__parts'}>
      {parts.map((part) => (
        <div key={part.key}>
          <h3>
            {part.title} {part.total && <b>{part.total}</b>}
          </h3>
          {draw(part)}
        </div>
      ))}
    </div>
  )
}

type KindProps<Part> = Pick<PageContext, 't'> & Omit<PartsProps<Part>, 'wide'>

export function KindParts<Part extends { kind: ApplicationKind; total?: string }>(props: KindProps<Part>) {
  const { t, parts, draw } = props
  const titled = parts.map((part) => ({ ...part, key: part.kind, title: t(`insight.${part.kind}`) }))
  return <Parts parts={titled} draw={draw} />
}

type SlotProps = PlotContext & {
  counts: readonly number[]
  ticks: readonly number[]
  low?: boolean
  softWeekends?: boolean
}

export function SlotColumns({ t, locale, insight, counts, ticks, low, softWeekends }: SlotProps) {
  const { slots, unit } = insight
  return (
    <Columns
      low={low}
      ticks={ticks}
      tickText={(tick) => sayNumber(tick, locale)}
      isMirrored={localeFacts(locale).dir === 'rtl'}
      columns={slots.map((slot, at) => ({
        label: saySlot(slot, unit, locale),
        value: counts[at] ?? 0,
        soft: softWeekends && unit === 'day' && [0, 6].includes(new Date(slot.key).getUTCDay()),
        title: t('insight.cameColumn', {
          label: saySlotFully(slot, unit, locale),
          count: sayNumber(counts[at] ?? 0, locale),
        }),
      }))}
    />
  )
}
