import LaminaConstraints
import SolverScenes
import Testing

@Suite("What solving costs")
struct WorkTests {
  @Test("Ten times the views are at most twelve times the work of building", arguments: 0..<3)
  func building(kind: Int) throws {
    let small = try SolverScene.all(views: 100)[kind].makeSystem().system.work
    let large = try SolverScene.all(views: 1000)[kind].makeSystem().system.work
    #expect(large.rowsBuilt < 11 * small.rowsBuilt)
    #expect(large.rowsTouched <= 12 * small.rowsTouched + 1000)
    #expect(large.steps <= 12 * small.steps + 10)
    #expect(large.pivots <= 12 * small.pivots + 10)
  }

  @Test("Adding one by one costs in proportion, too")
  func oneByOne() throws {
    func rowsBuilt(_ views: Int) throws -> Int {
      let scene = SolverScene.list(views: views)
      var system = ConstraintSystem()
      let variables = (0..<scene.variableCount).map { _ in system.makeVariable() }
      for line in scene.lines { try system.add(line.constraint(variables)) }
      system.solve()
      return system.work.rowsBuilt
    }
    #expect(try rowsBuilt(200) <= 12 * rowsBuilt(20))
  }

  @Test("Resizing a list or a tree moves along a line: nothing is searched for")
  func resizing() throws {
    for scene in [SolverScene.list(views: 100), .tree(views: 100)] {
      var (system, variables) = try scene.makeSystem()
      for width in [700.0, 710] {
        system.suggest(width, for: variables[scene.width])
        system.solve()
      }
      let before = system.work
      for width in stride(from: 720.0, to: 820, by: 1) {
        system.suggest(width, for: variables[scene.width])
        system.solve()
      }
      #expect(system.work.pivots == before.pivots)
      #expect(system.work.steps == before.steps)
      #expect(system.work.factorings == before.factorings)
      #expect(system.work.rowsTouched - before.rowsTouched == 100)
    }
  }
}
