import {
  countriesOfRegion,
  type ProgrammeRegion,
  programmeRegions,
  sectionOf,
} from '../../../domain/content/programme-regions.ts'
import {
  type CountryFigures,
  type Figures,
  leastShown,
  type PublicFigures,
} from '../../../domain/content/public-figures.ts'
import { nameOfCountry } from '../../../domain/lists/country-name.ts'
import { languages } from '../../../domain/lists/languages.ts'
import { inOrder } from '../../../domain/lists/list-order.ts'
import { joined } from '../../../domain/messages/joined.ts'
import { styleOf } from '../../../domain/messages/style-of.ts'
import type { PageContext } from '../../page.ts'
import { sayFigure } from './say-figure.ts'

type Props = { figures: PublicFigures; anchors: ReadonlySet<string> } & Pick<PageContext, 't' | 'locale'>

/** A slow phone should reach the end of the page: of each region, the countries with the largest figures. */
const mostCountries = 3

/** The public figures by region and country; a region's name links to its section, if the page has one. */
export function FiguresTable({ figures, ...context }: Props) {
  const { t } = context
  const shown = programmeRegions.filter(
    (region) => region !== 'elsewhere' || isShown(figures.regions.elsewhere),
  )
  return (
    <div className="prose places">
      <table>
        <caption>{t('map.figures')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('map.region')}</th>
            <th scope="col">{t('map.hospitals')}</th>
            <th scope="col">{t('map.experts')}</th>
          </tr>
        </thead>
        {shown.map((region) => (
          <RegionRows key={region} region={region} figures={figures} {...context} />
        ))}
      </table>
      <p className="sm muted">{t('map.rounded', { least: leastShown })}</p>
    </div>
  )
}

const isShown = ({ hospitals, experts }: Figures) => hospitals + experts > 0

function RegionRows({ region, figures, ...context }: Props & { region: ProgrammeRegion }) {
  const { t, locale, anchors } = context
  const own = figures.regions[region]
  const spoken = languages.items.filter(({ id }) => own.languages.includes(id)).map(({ label }) => t(label))
  const anchor = region === 'elsewhere' ? undefined : sectionOf[region]
  return (
    <tbody>
      <tr>
        <th scope="row">
          <Name name={t(`map.${region}`)} anchor={anchor} anchors={anchors} />
          {spoken.length > 0 && <small>{t('map.languages', { names: joined(spoken, locale) })}</small>}
        </th>
        <Cells figures={own} t={t} />
      </tr>
      {namedCountries(region, own.countries, locale).map(({ code, name, anchor, ...counted }) => (
        <tr key={code}>
          <th scope="row">
            <Name name={name} anchor={anchor} anchors={anchors} />
          </th>
          <Cells figures={counted} t={t} />
        </tr>
      ))}
    </tbody>
  )
}

/** Countries with their names, sorted by the reader's alphabet. */
function namedCountries(
  region: ProgrammeRegion,
  figures: readonly CountryFigures[],
  locale: PageContext['locale'],
) {
  const most = figures
    .toSorted((one, other) => other.hospitals + other.experts - one.hospitals - one.experts)
    .slice(0, mostCountries)
  const named = countriesOfRegion(region).flatMap((country) => {
    const own = most.find((one) => one.country === country.label)
    const { code, label } = country
    return own ? [{ ...own, code, name: nameOfCountry(country, locale), anchor: label.toLowerCase() }] : []
  })
  return inOrder(named, ({ name }) => name, styleOf(locale))
}

type NameProps = { name: string; anchor: string | undefined; anchors: ReadonlySet<string> }

const Name = ({ name, anchor, anchors }: NameProps) =>
  anchor && anchors.has(anchor) ? <a href={`#${anchor}`}>{name}</a> : name

const Cells = ({ figures, t }: { figures: Figures } & Pick<PageContext, 't'>) => (
  <>
    <td>{sayFigure(figures.hospitals, t)}</td>
    <td>{sayFigure(figures.experts, t)}</td>
  </>
)
