import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** The words that controls carry themselves; forms hand them on as labels. */
export const kit: Translated<'pt', 'kit'> = {
  removeChoice: 'Retirar {name}',
  selected: { one: '{count} escolha', many: '{count} de escolhas', other: '{count} escolhas' },
  kept: '{selected}: {names}',
  choiceAdded: 'Acrescentado: {name}.',
  choiceRemoved: 'Retirado: {name}.',
  matches: { one: '{count} resultado', many: '{count} de resultados', other: '{count} resultados' },
  nothingFound: 'Sem resultados. Tente com menos letras.',
  orOther: 'Em alternativa, pode usar “{name}”.',
  notInList: '“{text}” não está na lista e não faz parte da sua resposta.',
  choiceFull: 'Já escolheu {max}. Retire uma para escolher outra.',
  wordCount: '{count} de {max} palavras',
  wordsOver: 'Palavras a mais: {count}. Encurte o texto.',
  proficiencyIn: 'Nível nesta língua: {language}',
  yearsInRegion: '{region}, {years} anos',
  stepPosition: 'Passo {step} de {count}',
  nextStep: 'A seguir: {step}',
  completed: '(concluído)',
  savedAt: 'Rascunho gravado neste dispositivo às {time}',
  offline: 'Está sem Internet. Continue: nada se perde.',
  meets: 'Cumpre:',
  inPart: 'Cumpre em parte:',
  misses: 'Não cumpre:',
  choose: 'Escolher',
  chosen: 'Escolha feita',
}
