/// Why the text of a parameter is no value, as a sentence.
package struct ParameterFault: Error, Hashable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
