import type { MessageStatus } from '../../src/domain/contact/message-status.ts'
import { contactForm } from '../../src/domain/forms/contact.ts'
import type { AnswersOf } from '../../src/domain/forms/engine/form.ts'
import { admit } from './admit.ts'
import { drawHome, drawPhone, inProse } from './homes.ts'
import { nameInstitution } from './institutions.ts'
import type { Memory } from './memory.ts'
import { addressOf } from './people.ts'
import { drawWords, fillIn, say } from './prose.ts'
import type { Random } from './random.ts'

type Message = AnswersOf<typeof contactForm>

/** Each message has a different text, chosen by its number. */
export function makeMessage(
  random: Random,
  { namePerson }: Memory,
  status: MessageStatus,
  number: number,
): Message {
  const home = drawHome(random, 'hospital')
  const person = namePerson(random, home.culture)
  const { institution } = nameInstitution(random, home, random.pick(['academic', 'secondary']))
  const isSpam = status === 'spam'
  const words = { ...drawWords(random), institution, country: inProse(home.country) }
  const text =
    (isSpam ? advertisements[number % advertisements.length] : questions[number % questions.length]) ?? ''
  return admit(contactForm, {
    name: person.name,
    surname: random.chance(0.8) ? person.surname : undefined,
    email: addressOf(person, isSpam ? 'growth offers' : institution),
    phone: random.chance(0.4) ? drawPhone(random, home) : undefined,
    message: isSpam ? text : fillIn(`${text} ${say(random, farewells)}`, words),
  })
}

const questions = [
  'May a private non-profit hospital apply for support, or is the registry for public hospitals only?',
  'I applied as an expert some weeks ago and have moved to another hospital since. How do I change my employer?',
  'Our team at {institution} would prefer two experts, one for the laboratory and one for the wards. Is that possible?',
  'Does the programme pay for the visa of an expert, or is that a cost for the host?',
  'I am a final-year resident in {country}. Is it too early for me to apply as an expert?',
  'Could you send the terms of reference for experts as a PDF? The link did not open on our network.',
  'We would like to put a link to the registry on the website of our society. Is there a text that we may use?',
  'Is the trainer course in stewardship also offered in French?',
  'I would like to withdraw my application as a trainer, as I am on leave for a year. What should I do?',
  'How long does it usually take from a request for support to the first call with an expert?',
  'Our hospital has no reliable internet connection. Can support be given by telephone and a visit?',
  'We have seen {organism} in {ward} for the first time. Can the registry help quickly, or whom should we ask?',
  'I lost the email with my PIN. Can you send it again to this address?',
  'May an expert support a hospital in the country in which she lives? I am in {country} and know one that needs help.',
  'A journalist of our hospital’s newsletter would like to write about your experts. Whom may she contact?',
  'We had a very good year with our expert and would like to tell our story. How long should it be?',
  'Which languages can we choose for the video calls? Most of our nurses speak little English.',
  'Is there an upper limit for the number of beds? {institution} is larger than the examples on your pages.',
  'I am a health psychologist and not a physician. Are you looking for people like me?',
  'When is the next webinar for trainers, and can somebody join who has not taken the course?',
  'Our ministry asks for a letter that confirms the project. Could the secretariat write one?',
  'The form told me that my email address exists already, but I have never applied. Can you check?',
  'Can veterinary laboratories ask for support, if they work with the hospital in {country}?',
  'We are planning a point prevalence survey and wonder whether an expert could look at our protocol beforehand.',
  'Our director changed last month. Do we need a new letter of commitment?',
  'Do volunteers get a certificate that counts for continuing education in {country}?',
  'Is it possible to extend the support by three months? Our expert has agreed.',
  'I gave a wrong telephone number in my application for {institution}. Please correct the last digit to 7.',
  'Who sees the reference letter that I upload with my application?',
  'Could your team present the registry at our annual congress next spring, by video if need be?',
]

const farewells = [
  'Thank you very much.',
  'Many thanks for your answer.',
  'Kind regards.',
  'I look forward to hearing from you.',
  'Thank you for your work.',
  'With best wishes from {country}.',
  'There is no hurry.',
]

const advertisements = [
  'We noticed that your website is not on the first page. Our package brings 10,000 visitors in one week. Reply now!',
  'Dear webmaster, buy verified mailing lists of doctors worldwide, with a discount until Friday.',
  'Cheap antibiotics without prescription, worldwide shipping, best quality guaranteed.',
  'Congratulations! Your institution has been chosen for a business award. Pay the fee today to claim the trophy.',
  'Submit your paper to our journal. Peer review in 24 hours, acceptance guaranteed.',
  'Hello, I am an investor with an urgent and confidential proposal for your director.',
]
