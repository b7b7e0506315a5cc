/// What has become of signing up.
package nonisolated enum Submission: Equatable, Sendable {
  case notYet
  case busy
  case done(name: String)
  case failed(SignUpFailure)
}
