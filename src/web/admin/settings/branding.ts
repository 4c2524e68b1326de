import { type BrandColours, faultOf, shadesOf } from '../../../domain/settings/brand-colours.ts'
import { type Hex, hexIn, isHex } from '../../../domain/settings/contrast.ts'

/* The preview of the brand follows what is typed; a colour can also be picked. */
const preview = document.querySelector<HTMLElement>('[data-brand-preview]')
const inputs = [...document.querySelectorAll<HTMLInputElement>('input[data-colour]')]

for (const input of inputs) {
  const picker = document.createElement('input')
  const follow = () => {
    const typed = hexIn(input.value)
    if (isHex(typed)) picker.value = typed
  }
  picker.type = 'color'
  picker.ariaLabel = input.dataset.colour ?? ''
  picker.addEventListener('input', () => {
    input.value = picker.value
    show()
  })
  input.addEventListener('input', () => {
    follow()
    show()
  })
  follow()
  picker.defaultValue = picker.value // not a change that the page would warn about
  const row = document.createElement('div')
  row.className = 'row'
  input.replaceWith(row)
  row.append(input, picker)
}

const name = document.querySelector<HTMLInputElement>('input[name="name"]')
name?.addEventListener('input', showName)

// Something may have been typed before this script arrived.
showName()
show()

function showName(): void {
  for (const sign of preview?.querySelectorAll('.logo__name') ?? []) sign.textContent = name?.value ?? ''
}

function show(): void {
  const [colour, accent] = ['colour', 'accent'].map((name) =>
    hexIn(inputs.find((input) => input.name === name)?.value),
  )
  if (!preview || !colour || !accent || !isHex(colour) || !isHex(accent)) return
  const { petrol, saffron, night, onPetrol } = shadesOf({ colour, accent })
  paint(preview, petrol, 'petrol-')
  paint(preview, saffron, 'saffron-')
  paint(preview, night, 'night-')
  for (const field of preview.querySelectorAll<HTMLElement>('.on-petrol')) paint(field, onPetrol)
  const notice = preview.querySelector<HTMLElement>('[role="status"]')
  if (notice) notice.textContent = faultsOf({ colour, accent }, notice.dataset.faint ?? '').join(' ')
}

function faultsOf(colours: BrandColours, sentence: string): string[] {
  return inputs.flatMap(({ name, labels }) => {
    const fault = faultOf(name as keyof BrandColours, colours)
    if (!fault) return []
    const ratio = (Math.floor(fault.ratio * 10) / 10).toLocaleString(document.documentElement.lang)
    const said = sentence.replace('{ratio}', ratio).replace('{nearest}', fault.nearest)
    return [`${labels?.[0]?.firstChild?.textContent ?? name}: ${said}`]
  })
}

function paint(element: HTMLElement, shades: Readonly<Record<string, Hex>>, prefix = ''): void {
  for (const [name, shade] of Object.entries(shades)) element.style.setProperty(`--${prefix}${name}`, shade)
}
