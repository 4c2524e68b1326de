import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const home: Translated<'es', 'home'> = {
  title: '{name}: expertos en infecciones para hospitales que piden apoyo',
  description:
    '{name} vincula a voluntarios especializados en enfermedades infecciosas y optimización del uso de antimicrobianos con hospitales que piden apoyo.',

  promiseHospital: 'Un hospital.',
  promiseExpert: 'Un experto.',
  promiseTime: 'Mes tras mes,',
  promiseTogether: 'codo a codo.',
  lede: '{name} es un registro público de voluntarios especializados en enfermedades infecciosas y optimización del uso de antimicrobianos. Vinculamos a cada uno con un hospital que pidió ayuda.',
  requestSupport: 'Solicitar apoyo',
  becomeExpert: 'Ser experto',
  becomeTrainer: 'Ser formador',

  factTime: 'De 6 a 12 meses',
  factTimeMeaning: 'por lo general, y hasta 18 si el hospital lo necesita, con el mismo experto',
  factPlace: 'En línea, presencial',
  factPlaceMeaning: 'videollamadas periódicas, visitas de 10 a 14 días, o ambas',
  factFee: 'Sin costo',
  factFeeMeaning: 'los expertos son voluntarios y su viaje internacional está cubierto',
  factLanguage: 'Su idioma',
  factLanguageMeaning: 'inglés, francés, árabe, español, ruso y otros',

  start: '¿Por dónde quiere empezar?',
  startHospital: 'Mi hospital necesita apoyo',
  startHospitalText:
    'Cuéntenos sobre su hospital y el problema. Le proponemos expertos adecuados; usted elige a uno.',
  startExpert: 'Puedo ofrecer mi experiencia',
  startExpertText:
    'Participe desde la medicina, la farmacia, la microbiología, la enfermería o las ciencias sociales. Las horas se acuerdan con el hospital.',
  startTrainer: 'Enseño PROA',
  startTrainerText:
    'Súmese a la red de formadores en optimización del uso de antimicrobianos, con cuatro seminarios web al año sobre cómo enseñarla bien.',

  areas: 'Seis áreas de apoyo',
  areasText: 'Cada solicitud toca al menos una. Puede empezar por una y encontrar otra en el camino.',
  areasMore: 'Las áreas de apoyo en detalle',
  areaInfection: 'Manejo de enfermedades infecciosas',
  areaInfectionText:
    'Orientación junto a la cama del paciente en infecciones difíciles, y esquemas de tratamiento con los medicamentos disponibles.',
  areaStewardship: 'Optimización del uso de antimicrobianos',
  areaStewardshipText: 'Comités, guías, rondas y una retroalimentación que quienes prescriben aceptan.',
  areaDiagnostics: 'Microbiología y diagnóstico',
  areaDiagnosticsText: 'De la muestra al informe: calidad, tiempo de respuesta y un antibiograma útil.',
  areaMeasurement: 'Medición del uso de antimicrobianos',
  areaMeasurementText: 'Formas sencillas y repetibles de saber qué se usa, dónde y por qué.',
  areaPrevention: 'Prevención y control de infecciones',
  areaPreventionText: 'Higiene de manos, aislamiento, limpieza y vigilancia que perduran.',
  areaChange: 'Ciencias de la implementación y cambio de comportamiento',
  areaChangeText: 'Que la mejor decisión sea también la más fácil, junto con quienes la toman.',

  how: 'Cómo se vinculan hospital y experto',
  howText: 'Las solicitudes se leen a medida que llegan. Ninguna máquina decide por sí sola.',
  howMore: 'Cómo trabajamos',
  howNeed: 'Usted describe la necesidad',
  howNeedText: 'Cinco pasos breves, con sus propias palabras.',
  howSuggest: 'Proponemos expertos',
  howSuggestText: 'Comparamos área, idioma, región y disponibilidad; después, nuestro equipo lo revisa.',
  howChoose: 'Usted elige a uno',
  howChooseText: 'Usted ve la lista corta lado a lado y elige a la persona con quien quiere trabajar.',
  howWork: 'Trabajan juntos',
  howWorkText:
    'Ambas partes firman un acuerdo de confidencialidad y empiezan. Después vienen el informe intermedio y el final.',

  samples:
    'Los expertos, las historias y las noticias de esta página son de muestra: las personas y los hospitales son inventados.',
  figureHospitals: 'hospitales en {countries} países',
  figureHospitalsOnly: 'hospitales',
  figureExperts: 'expertos en el registro',
  speak: 'Expertos que hablan su idioma',
  speakText: 'Expertos del registro que hablan español: {number}',

  meet: 'Conozca a nuestros expertos',
  meetMore: 'Todas las historias de expertos',
  impactMore: 'Todas las historias',
  news: 'Noticias',
  newsMore: 'Todas las noticias',

  call: 'No espere para preguntar. Una solicitud breve basta para empezar a conversar.',
}
