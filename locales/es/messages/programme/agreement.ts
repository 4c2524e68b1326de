import type { Translated } from '../../../../src/domain/messages/translation.ts'

/** The confidentiality agreement between an expert and a hospital. Other words need another version. */
export const agreement: Translated<'es', 'agreement'> = {
  purpose:
    'Este acuerdo se celebra entre el experto y el hospital. Protege lo que cada uno llega a saber del otro, y de los pacientes, mientras trabajan juntos.',
  patients:
    'Los datos de los pacientes permanecen en el hospital. El hospital muestra al experto únicamente datos a partir de los cuales no se pueda reconocer a ningún paciente. Si el experto llega a saber más por casualidad, lo guarda para sí e informa al hospital.',
  hospital:
    'Lo que no es público queda entre ambas partes: cifras, resultados, registros, planes y lo que el personal diga en confianza.',
  use: 'Ambas partes usan lo que llegan a saber únicamente para esta colaboración. Quien quiera publicar algo lo consulta antes con la otra parte, por escrito.',
  safety:
    'Ambas partes guardan los documentos donde nadie más pueda leerlos, y los eliminan o devuelven cuando termina la colaboración.',
  duration:
    'Este acuerdo comienza cuando ambas partes lo han aceptado. Sigue en vigor durante cinco años después de terminada la colaboración.',
  exceptions:
    'No abarca lo que de todos modos es público ni lo que la ley o la seguridad de los pacientes obligan a notificar.',
}
