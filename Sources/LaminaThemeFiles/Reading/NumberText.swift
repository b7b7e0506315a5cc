/// Numbers as files have them: whole ones without a point.
enum NumberText {
  static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
