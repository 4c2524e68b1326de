import { acceptBrand, type BrandFacts, brandForm } from '../../domain/forms/brand.ts'
import type { RegistryFacts } from '../../domain/forms/registry.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { logoIn } from '../../domain/settings/logo.ts'
import type { Author } from '../../domain/staff/audit.ts'
import { findPicture, forgetUnshown } from '../../store/content/pictures.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { findRegistryFacts, lockRegistryFacts } from '../../store/settings/registry-facts.ts'
import { refuseSamples, saveChanged, versionedPart } from './change-registry-facts.ts'

export type ReadBrand = { facts: BrandFacts; version: string }

export async function readBrand(store: Store): Promise<ReadBrand> {
  return versioned(await findRegistryFacts(store))
}

export type SentBrand = {
  answers: unknown
  /** The version of the brand that the form showed. */
  version: string
  /** A stored logo, empty to take it away, undefined to leave it. */
  logo: string | undefined
}

/** Takes effect on every instance. Shows validation errors before version conflicts. */
export async function changeBrand(
  store: Store,
  staff: Author,
  { answers, version, logo }: SentBrand,
): Promise<Outcome<undefined>> {
  const accepted = refuseSamples(store, acceptBrand(answers))
  const isGone = Boolean(logo) && !(await isStored(store, logo ?? ''))
  if (!accepted.ok || isGone) {
    const errors = {
      ...(!accepted.ok && accepted.refusal.errors),
      ...(isGone && { logo: 'upload_gone' as const }),
    }
    return refuse('invalid_answers', { errors })
  }
  return transaction(store, async (trx) => {
    const before = await lockRegistryFacts(trx)
    if (versioned(before).version !== version) return refuse('version_conflict')
    const shown = logo ?? before.logo
    await saveChanged(trx, staff, 'brand_changed', before, { ...accepted.value, logo: shown })
    const former = logoIn(before)
    if (former && before.logo !== shown) await forgetUnshown(trx, [former.key])
    return done(undefined)
  })
}

/** Whether the logo exists, since its key comes from a form. */
async function isStored(store: Store, fact: string): Promise<boolean> {
  const logo = logoIn({ logo: fact })
  const kept = logo && (await findPicture(store, logo.key))
  return kept !== undefined && kept.width === logo?.width && kept.height === logo.height
}

const names = [...Object.keys(brandForm.fields), 'logo'] as (keyof BrandFacts)[]

const versioned = (facts: RegistryFacts): ReadBrand => versionedPart(facts, names)
