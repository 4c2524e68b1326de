import encodeQR from 'qr'

type Place = { x: number; y: number; width: number }

type Sheet = {
  width: number
  height: number
  dir: 'ltr' | 'rtl'
  /** The line for a signature. */
  line: Place
  /** The text of the QR code; the page also prints it. */
  code: Place & { text: string }
}

/** The logo, a large pale aster behind a corner, the line for a signature and a QR code, in the operators of PDF: MuPDF reads no SVG here. */
export function artwork({ width, height, dir, line, code }: Sheet): string {
  const leftOf = (place: Place) => (dir === 'rtl' ? width - place.x - place.width : place.x)
  const atEnd = dir === 'rtl' ? 0 : width
  const logo = dir === 'rtl' ? width - margin - logoWidth : margin
  return [
    `1 0 0 -1 0 ${height} cm`,
    at(atEnd, 34, 6, [aster(colours.petrol100, colours.petrol50), disc(0, 0, 10, colours.saffron100)]),
    at(logo + 26, 78, 0.52, [aster(colours.petrol700, colours.petrol400), disc(0, 0, 10, colours.saffron)]),
    at(logo + 66, 67.5, 0.62, [word, disc(14.5, 25.5, 3.4, colours.saffron)]),
    at(leftOf(line), line.y, 1, [`${rgb(colours.petrol700)} RG 0.75 w 0 0 m ${line.width} 0 l S`]),
    qrCode(leftOf(code), code),
  ].join('\n')
}

const margin = 60
const logoWidth = 156

/** The tokens of src/web/styles/tokens.css. */
const colours = {
  petrol50: '#f0f9fb',
  petrol100: '#ddf1f6',
  petrol400: '#55adc0',
  petrol700: '#015563',
  petrol800: '#01414c',
  saffron: '#edae12',
  saffron100: '#fff0d1',
}

function at(x: number, y: number, scale: number, drawn: readonly string[]): string {
  return `q ${scale} 0 0 ${scale} ${x} ${y} cm\n${drawn.join('\n')}\nQ`
}

/** The mark, drawn as in src/web/ui/logo/mark.tsx. */
function aster(long: string, short: string): string {
  const petals = (petal: string, from: number) =>
    [0, 60, 120, 180, 240, 300].map((angle) => `q ${turned(angle + from)} cm ${petal} f Q`).join('\n')
  return [
    `${rgb(short)} rg`,
    petals('0 -14 m -4 -20 -5.2 -30 0 -38 c 5.2 -30 4 -20 0 -14 c', 30),
    `${rgb(long)} rg`,
    petals('0 -14 m -6.5 -22 -9 -37 0 -49 c 9 -37 6.5 -22 0 -14 c', 0),
  ].join('\n')
}

/** The name of the logo, drawn as in src/web/ui/logo/logo.tsx. */
const word = `${rgb(colours.petrol800)} RG 4 w
2.5 33 m 14.5 3.5 l 26.5 33 l S
50.5 8.5 m 48.5 4.7 45.5 3 41.3 3 c 36.2 3 32.7 5.7 32.7 10 c 32.7 19.6 51.3 15.4 51.3 24.4 c
51.3 29 47.3 31.3 41.8 31.3 c 36.8 31.3 33.2 29.2 31.6 24.7 c S
58 3.5 m 83 3.5 l 70.5 3.5 m 70.5 33 l S
111 3.5 m 94 3.5 l 94 31 l 112 31 l 94 16.8 m 109 16.8 l S
122 33 m 122 3.5 l 131 3.5 l 137 3.5 140.5 6.3 140.5 11.5 c 140.5 16.7 137 19.7 131 19.7 c 122 19.7 l
132 19.7 m 142 33 l S`

/** Four Bézier curves with handles of this length approximate a circle. */
const handle = 0.5523

function disc(x: number, y: number, radius: number, colour: string): string {
  const c = handle
  const circle = `1 0 m 1 ${c} ${c} 1 0 1 c -${c} 1 -1 ${c} -1 0 c -1 -${c} -${c} -1 0 -1 c ${c} -1 1 -${c} 1 0 c`
  return `q ${radius} 0 0 ${radius} ${x} ${y} cm ${rgb(colour)} rg ${circle} f Q`
}

/** The QR code without the library's border, since the paper around it is empty. */
function qrCode(x: number, { y, width, text }: Sheet['code']): string {
  const rows = encodeQR(text, 'raw', { border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1))
  const dark = rows.flatMap((row, down) =>
    row.flatMap((isDark, across) => (isDark ? [`${across} ${down} 1 1 re`] : [])),
  )
  return at(x, y, width / rows.length, [`${rgb(colours.petrol800)} rg`, ...dark, 'f'])
}

function turned(degrees: number): string {
  const [cos, sin] = [Math.cos, Math.sin].map((of) => of((degrees * Math.PI) / 180))
  return [cos, sin, -(sin ?? 0), cos, 0, 0].map((part) => (part ?? 0).toFixed(5)).join(' ')
}

function rgb(hex: string): string {
  const parts = hex.match(/[\da-f]{2}/g) ?? []
  return parts.map((part) => (Number.parseInt(part, 16) / 255).toFixed(3)).join(' ')
}
