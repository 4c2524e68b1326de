export const map = {
  description:
    'Schematic world map. The programme runs in Europe, Africa, South-east Asia and Latin America. Cyprus and Indonesia are marked.',
  europe: 'Europe',
  africa: 'Africa',
  latinAmerica: 'Latin America',
  southEastAsia: 'South-east Asia',
  cyprus: 'Cyprus',
  indonesia: 'Indonesia',
  active: 'The programme runs here',
  inactive: 'Hospitals here may still ask',
  country: 'Countries with a section of their own',
  note: 'A schematic map, drawn from Natural Earth. It says nothing about borders.',
} as const
