import type { Need } from './need.ts'

export const diagnostics: Need = {
  situation: [
    'Tests are ordered in bundles: in {ward} every fever gets the same seven, and few results change anything.',
    'Urine is cultured from nearly every catheter, and treatment of bacteriuria follows as a reflex.',
    'We have point-of-care tests for malaria and C-reactive protein but no agreement on what to do with them.',
    'Request forms arrive without a clinical question, so the laboratory cannot judge what it receives.',
    'Blood cultures are drawn after the first dose of {antibiotic} in {percent}% of cases.',
    'Sputum, swabs and drain fluids make up half of our cultures and most of our confusion.',
  ],
  reason: [
    'The laboratory budget ends in October every year, and we pay for tests that help nobody.',
    'Wards and laboratory blame each other, and a person from outside could begin the conversation.',
    'A visiting student followed {few} samples through the house, and her report embarrassed us into action.',
    'We want to introduce rapid tests in {ward} and fear that they will only add to the pile.',
    'Overdiagnosis of urinary infection is, we believe, our largest source of unneeded ciprofloxacin.',
    'The two physicians who took an interest in laboratory use have asked for training together.',
  ],
  expectation: [
    'Help laboratory and clinicians to agree on when a culture is worth taking, and how.',
    'Design with us a request form that asks one good question.',
    'Coach us through a small project in {ward}: cultures before antibiotics, every time.',
    'Teach the teams what a result can and cannot tell, with our own results as examples.',
    'Advise on which rapid tests are worth their price in a hospital like ours.',
    'Help us to reject unsuitable samples without offending those who sent them.',
  ],
  outcome: [
    'Blood cultures taken before the first dose in {goal}% of suspected sepsis.',
    'Half as many urine cultures, and nobody harmed by it.',
    'A one-page testing guide for {ward}, signed by laboratory and clinicians.',
    'A monthly meeting of laboratory and wards that both sides attend.',
    'Turnaround times that are measured, published and slowly getting shorter.',
    'Money saved on tests and spent on blood culture bottles.',
  ],
}
