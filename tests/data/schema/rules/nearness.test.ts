import { expect, test, vi } from 'vitest';
import { type Nearness, nearnessOf } from '@/data/schema/rules/nearness';

test('nearnessOf recognizes regions even if Intl.DisplayNames knows only countries, as in browsers', () => {
  const { of } = Intl.DisplayNames.prototype;
  vi.spyOn(Intl.DisplayNames.prototype, 'of').mockImplementation(function (this: Intl.DisplayNames, code) {
    return /\d/.test(code) ? code : of.call(this, code);
  });
  expect(nearnessOf('Europe, India and West Africa', 'Accra, Ghana')).toBe('there');
});

test.each<[string, string, Nearness]>([
  // The wanted place is a country, a region, or several regions.
  ['India', 'Pune, India', 'there'],
  ['Southern Asia', 'Pune, India', 'there'],
  ['Asia', 'Pune, India', 'there'],
  ['Europe, India and West Africa', 'Berlin, Germany', 'there'],
  ['Europe, India and West Africa', 'Accra, Ghana', 'there'],
  ['Europe, India and West Africa', 'Pune, India', 'there'],
  ['Europe, India and West Africa', 'Toronto, Canada', 'far'],
  ['worldwide', 'Toronto, Canada', 'there'],
  ['Latin America / the Caribbean', 'Lima, Peru', 'there'],
  ['North America', 'Toronto, Canada', 'there'],
  ['South Africa', 'Cape Town, South Africa', 'there'],
  ['South Africa', 'Gaborone, Botswana', 'near'],
  // Places with other names, languages, letter cases and accents.
  ['USA', 'Austin, Texas, United States', 'there'],
  ['UK', 'London, United Kingdom', 'there'],
  ['भारत', 'Pune, India', 'there'],
  ['Alemania y España', 'Berlin, Germany', 'there'],
  ['यूरोप और दक्षिण एशिया', 'Pune, India', 'there'],
  ['Europa Occidental', 'Berlin, Germany', 'there'],
  ['South-East Asia', 'Hanoi, Vietnam', 'there'],
  ['the Americas', 'Toronto, Canada', 'there'],
  ['MEXICO', 'Puebla, México', 'there'],
  // The wanted place is a town, alone or with its country.
  ['Pune', 'Pune, India', 'there'],
  ['Pune, India', 'Pune, India', 'there'],
  ['Mumbai, India', 'Pune, India', 'near'],
  ['Mumbai, India', 'Colombo, Sri Lanka', 'far'],
  ['Paris, France', 'Paris, United States', 'far'],
  ['Berlin, Germany, India', 'Pune, India', 'there'],
  // The location is in a neighbouring country, or far away.
  ['India', 'Colombo, Sri Lanka', 'near'],
  ['Germany', 'Vienna, Austria', 'near'],
  ['Germany', 'Pune, India', 'far'],
  // A wanted region doesn't match neighbouring countries, because it already contains several countries.
  ['Western Europe', 'Madrid, Spain', 'far'],
  // An unknown place makes the result unknown, unless another wanted place matches.
  ['Mumbai', 'Pune, India', 'unknown'],
  ['India and wherever the software runs', 'Pune, India', 'there'],
  ['India and wherever the software runs', 'Berlin, Germany', 'unknown'],
  ['Germany', 'Atlantis', 'unknown'],
  ['Germany', 'Remote', 'unknown'],
  [' , ', 'Pune, India', 'unknown'],
])("given the wanted place %j and the location %j, nearnessOf returns '%s'", (wanted, location, nearness) => {
  expect(nearnessOf(wanted, location)).toBe(nearness);
});
