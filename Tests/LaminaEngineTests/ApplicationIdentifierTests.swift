import LaminaEngine
import Testing

/// What the desktop finds a program's windows by: the name of its desktop file.
@Suite("The identifier of an application")
struct ApplicationIdentifierTests {
  private struct Single: App {
    static var instancePolicy: InstancePolicy { .single(id: "org.example.Tea") }

    var body: some Scene { WindowGroup { Text("Tea") } }
  }

  private struct Several: App {
    var body: some Scene { WindowGroup { Text("Tea") } }
  }

  @Test("It is the id of a single instance, and else the program file's name")
  func identifiers() {
    #expect(Single().applicationIdentifier == "org.example.Tea")
    #expect(Several().applicationIdentifier == nil)
  }
}
