/// What a view keeps that is a container with a name of its own in messages, whatever it is made of.
@MainActor
package protocol NamedContainer: AnyObject {
  /// The name under which authors write it.
  var containerName: String { get }
}
