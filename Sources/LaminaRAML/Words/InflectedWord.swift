/// English singulars and plurals as RAML's functions make them.
package enum InflectedWord {
  package static func singular(_ word: String) -> String { Inflection.singular(word) }
  package static func plural(_ word: String) -> String { Inflection.plural(word) }
}
