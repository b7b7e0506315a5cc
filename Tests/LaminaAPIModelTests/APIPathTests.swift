import LaminaAPIModel
import Testing

@Suite("Paths of resources")
struct APIPathTests {
  private var api: APIModel {
    var shop = APIResource(path: "/{shop}/{id}", uri: "/{shop}/{id}")
    shop.uriParameters = [
      APIParameter(name: "shop", isRequired: true, types: [APIParameterType(.integer)]),
      APIParameter(name: "id", isRequired: true, types: [APIParameterType(.integer)]),
      APIParameter(name: "unused", isRequired: true),
    ]
    shop.baseParameters = [APIParameter(name: "host", isRequired: true)]
    var item = APIResource(path: "/x/{id}/{part}", uri: "/{shop}/{id}/x/{id}/{part}")
    item.uriParameters = [
      APIParameter(name: "id", isRequired: true, types: [APIParameterType(.boolean)])
    ]
    shop.resources = [item]
    return APIModel(title: "T", resources: [shop])
  }

  @Test("A path has the parameters of all its parts in its order, each once, the innermost")
  func parameters() {
    let paths = api.allPaths
    #expect(paths.map(\.resource.uri) == api.allResources.map(\.uri))
    #expect(paths[0].parameters.map(\.name) == ["shop", "id"])
    #expect(paths[1].outer.map(\.path) == ["/{shop}/{id}"])
    #expect(paths[1].parameters.map(\.name) == ["shop", "id", "part"])
    #expect(
      paths[1].parameters.map { $0.types.map(\.kind) } == [[.integer], [.boolean], [.string]])
    #expect(paths[1].parameters.map(\.isRequired) == [true, true, true])
  }

  @Test("Parameters of the base URI come from the method, else from the nearest resource")
  func base() {
    var method = APIMethod(name: "GET")
    let path = api.allPaths[1]
    #expect(path.baseParameters(of: method).map(\.name) == ["host"])
    method.baseParameters = [APIParameter(name: "zone", isRequired: true)]
    #expect(path.baseParameters(of: method).map(\.name) == ["zone"])
    #expect(
      APIModel(title: "T", resources: [path.resource]).paths[0].baseParameters(
        of: APIMethod(name: "GET")
      ).isEmpty)
  }
}
