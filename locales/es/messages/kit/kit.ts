import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** The words that controls carry themselves; forms hand them on as labels. */
export const kit: Translated<'es', 'kit'> = {
  removeChoice: 'Quitar {name}',
  selected: { one: 'Selección: {count}', many: 'Selección: {count}', other: 'Selección: {count}' },
  kept: '{selected}: {names}',
  choiceAdded: 'Se agregó {name}.',
  choiceRemoved: 'Se quitó {name}.',
  matches: { one: '{count} resultado', many: '{count} de resultados', other: '{count} resultados' },
  nothingFound: 'Ningún resultado. Pruebe con menos letras.',
  orOther: 'También puede usar “{name}”.',
  notInList: '“{text}” no está en la lista y no forma parte de su respuesta.',
  choiceFull: 'Ya eligió {max}. Quite una opción para elegir otra.',
  wordCount: '{count} de {max} palabras',
  wordsOver: 'Palabras de más: {count}. Acorte el texto.',
  proficiencyIn: 'Nivel del idioma: {language}',
  yearsInRegion: '{region}, {years} años',
  stepPosition: 'Paso {step} de {count}',
  nextStep: 'Siguiente: {step}',
  completed: '(completado)',
  savedAt: 'Borrador guardado en este dispositivo a las {time}',
  offline: 'No tiene conexión. Siga adelante: no se pierde nada.',
  meets: 'Cumple:',
  inPart: 'Cumple en parte:',
  misses: 'No cumple:',
  choose: 'Elegir',
  chosen: 'Elegido',
}
