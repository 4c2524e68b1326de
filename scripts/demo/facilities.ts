import { drawWords, fillIn, say } from './prose.ts'
import type { Random } from './random.ts'

export function describeFacility(random: Random, town: string, beds: number): string {
  return fillIn(`${say(random, sizes)} ${say(random, features, 2)}`, {
    ...drawWords(random),
    town,
    beds: `${beds}`,
    wards: `${Math.max(2, Math.round(beds / 32))}`,
    theatres: random.pick(['one operating theatre', 'two operating theatres', 'three operating theatres']),
    people: (Math.round(beds * (0.9 + random.next() * 1.6)) * 1000).toLocaleString('en'),
  })
}

const sizes = [
  'We serve about {people} people in and around {town}.',
  'With {beds} beds in {wards} wards we are the hospital to which the area around {town} refers.',
  'The hospital has {beds} beds and a catchment area of some {people} people.',
  'Our {beds} beds in {town} are nearly always full, and often more than full.',
  'People travel for {few} hours to reach our {beds} beds in {town}.',
]

const features = [
  'We have {theatres}, a maternity block and a small intensive care area.',
  'The pharmacy keeps computerised stock records, while the wards work on paper.',
  'Medical and nursing students rotate through all departments.',
  'We are connected by a reliable mobile network and have a room with a screen for video calls.',
  'Electricity fails several times a week; theatre and laboratory have a generator.',
  'A drugs and therapeutics committee meets every two months.',
  'The nearest larger hospital is {few} hours away by road.',
  'Half of our nurses have worked here for more than ten years.',
  'Patients pay part of the cost of laboratory tests themselves.',
  'A partnership with a university abroad ended two years ago.',
  'The laboratory has {few} staff, two of them trained in microbiology.',
  'In the rainy season the number of admissions doubles.',
]
