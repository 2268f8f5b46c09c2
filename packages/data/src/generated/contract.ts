// Generated from schema/*.graphql by 'npm run codegen'.
import type { Contract } from '../backend-profile/contract.ts';

export const contract: Contract = {
  "objects": {
    "InvoiceUrl": {
      "download": "Download"
    },
    "AccountStatusOutput": {
      "download": "Download",
      "data": "AccountStatusData"
    },
    "AccountStatusData": {
      "lines": "AccountStatusLine"
    },
    "AccountHistoryOutput": {
      "download": "Download",
      "data": "AccountHistoryData"
    },
    "AccountHistoryData": {
      "lines": "AccountHistoryLine"
    },
    "AccountStatusHistoryOutput": {
      "download": "Download",
      "data": "AccountStatusHistoryRecord"
    },
    "AccountStatusHistoryRecord": {
      "lines": "AccountStatusHistoryLine"
    },
    "DocumentosOutput": {
      "total_amount_expired_by_days": "ExpiredByDays",
      "document_statuses": "DocumentStatus",
      "items": "Documento"
    },
    "ActividadOutput": {
      "items": "Actividad"
    },
    "Customer": {
      "destinations": "CustomerDestination",
      "addresses": "CustomerAddress"
    },
    "CustomerAddress": {
      "custom_attributes": "CustomAttribute"
    },
    "UsuariosClienteOutput": {
      "items": "Customer"
    },
    "RolCliente": {
      "acl": "AclEntry"
    },
    "DestinatariosOutput": {
      "items": "Destinatario"
    },
    "CertificadosOutput": {
      "items": "CertificadoVenta"
    },
    "ReclamosOutput": {
      "motivos": "MotivoReclamo",
      "items": "Reclamo"
    },
    "Reclamo": {
      "eventos": "EventoReclamo"
    },
    "CompensacionesOutput": {
      "items": "Compensacion",
      "download": "Download"
    },
    "Compensacion": {
      "detalle": "CompensacionDetalle"
    },
    "CmsBlocks": {
      "items": "CmsBlock"
    },
    "BlogPosts": {
      "items": "BlogPost"
    },
    "PedidosOutput": {
      "data": "Pedido",
      "destinations": "EdsItem",
      "logistics_centers": "PedidoFilterOption",
      "statusItems": "PedidoFilterOption",
      "edsItems": "PedidoFilterOption",
      "plantsItems": "PedidoFilterOption",
      "sortByItems": "PedidoFilterOption",
      "download": "Download"
    },
    "Pedido": {
      "historico_estados": "PedidoHistorico",
      "detalle": "PedidoDetalle",
      "entregas": "PedidoEntrega",
      "download": "PedidoDownload"
    },
    "PedidoDownload": {
      "factura": "DownloadFile",
      "remision": "DownloadFile",
      "orden_cargue": "DownloadFile"
    },
    "PedidoHistorico": {
      "download": "Download"
    },
    "PedidoFileOutput": {
      "download": "Download"
    },
    "TransaccionesOutput": {
      "items": "Transaccion"
    },
    "Transaccion": {
      "session": "TransaccionOnline",
      "lines": "TransaccionLine"
    },
    "LoginResult": {
      "acl": "AclEntry",
      "client": "Client",
      "customer": "Customer",
      "session_user": "SessionUser"
    },
    "Query": {
      "AccountStatus": "AccountStatusOutput",
      "AccountHistory": "AccountHistoryOutput",
      "AccountStatusHistory": "AccountStatusHistoryOutput",
      "ClassDocuments": "ClassDocument",
      "documentos": "DocumentosOutput",
      "listarActividad": "ActividadOutput",
      "usuariosCliente": "UsuariosClienteOutput",
      "listadoTiposDocumentos": "TipoDocumento",
      "rolesCliente": "RolCliente",
      "listarDestinatarios": "DestinatariosOutput",
      "listarDeptos": "Departamento",
      "informacionCorporativa": "CorporateInfo",
      "listarCertificadoVenta": "CertificadosOutput",
      "reclamos": "ReclamosOutput",
      "listarCompensaciones": "CompensacionesOutput",
      "cmsBlocks": "CmsBlocks",
      "mpBlogPosts": "BlogPosts",
      "OrderTraceability": "PedidosOutput",
      "OrderTracking": "PedidosOutput",
      "OrderTimelineTracking": "PedidosOutput",
      "Remissions": "PedidoFileOutput",
      "OrderLoad": "PedidoFileOutput",
      "easyPayContado": "TransaccionOnline",
      "listarTransacciones": "TransaccionesOutput",
      "cupoCredito": "CupoCredito",
      "sesionActual": "LoginResult",
      "empresasUsuario": "EmpresaUsuario",
      "surveyQuestions": "SurveyQuestion",
      "getBonosProductoConfig": "BonosConfig",
      "getBonosProducto": "Bono"
    },
    "Mutation": {
      "generatedPDFAccountHistoryDetails": "GeneratedPdf",
      "generatedPDFAccountHistoryDetailsTimeLine": "GeneratedPdf",
      "generatedPDFAccountStatusDetails": "GeneratedPdf",
      "getUrlInvoiceGurusoft": "InvoiceUrl",
      "updateCustomerV2": "Customer",
      "updateAssociate": "AssociateResult",
      "crearUsuarioCliente": "Customer",
      "createAssociate": "AssociateResult",
      "solicitarCertificadoVentas": "CertificadoVentasResult",
      "crearReclamo": "Reclamo",
      "crearCompensacion": "CompensacionResult",
      "crearTransaccionOnline": "TransaccionOnline",
      "consultarUuidYDesbloquearDocumentos": "ConsultaUuid",
      "generateCustomerToken": "LoginResult",
      "generateSupportCustomerToken": "LoginResult",
      "revokeCustomerToken": "RevokeCustomerTokenOutput",
      "changeCustomerPassword": "Customer",
      "cambiarEmpresa": "LoginResult",
      "submitSurvey": "SurveyResult",
      "addProductoBono": "Bono"
    },
    "Download": {
      "pdf": "DownloadFile",
      "xls": "DownloadFile",
      "certificate": "DownloadFile"
    },
    "GeneratedPdf": {
      "pdf": "GeneratedPdfFile"
    },
    "SurveyQuestion": {
      "validations": "SurveyValidation",
      "answerOption": "SurveyAnswerOption"
    },
    "SurveyAnswerOption": {
      "options": "SurveyOption",
      "properties": "SurveyProperty"
    },
    "BonosConfig": {
      "montos": "BonoMonto",
      "usos": "BonoUso"
    }
  },
  "inputs": {
    "Query.documentos(filter)": "DocumentosFilterInput",
    "Query.listarCompensaciones(filter)": "CompensacionesFilterInput",
    "Query.easyPayContado(filter)": "EasyPayContadoFilterInput",
    "Query.listarTransacciones(filter)": "TransaccionesFilterInput"
  },
  "requiredCapabilities": {
    "Documento.motivo_bloqueo": "documentLock",
    "Documento.fecha_bloqueo": "documentLock",
    "Documento.detalle": "documentDetails",
    "Documento.destino": "documentDestination",
    "Documento.moneda": "documentCurrency",
    "AccountStatusLine.id_edocta_detalle": "documentDetails",
    "AccountStatusLine.id_histocta_detalle": "documentDetails",
    "AccountStatusLine.bloqueada": "documentDetails",
    "AccountStatusLine.motivo_bloqueo": "documentLock",
    "AccountStatusLine.fecha_bloqueo": "documentLock",
    "AccountStatusLine.tipo_documento": "documentDetails",
    "AccountStatusLine.estado_documento": "documentDetails",
    "AccountStatusLine.estado_numero_documento": "documentDetails",
    "AccountStatusLine.destino": "documentDestination",
    "AccountStatusLine.nombre_destino": "documentDetails",
    "AccountStatusLine.nombre_cliente": "documentDetails",
    "AccountStatusLine.moneda": "documentCurrency",
    "AccountHistoryLine.id_edocta_detalle": "documentDetails",
    "AccountHistoryLine.bloqueada": "documentDetails",
    "AccountHistoryLine.motivo_bloqueo": "documentLock",
    "AccountHistoryLine.fecha_bloqueo": "documentLock",
    "AccountHistoryLine.agrupacion": "documentDetails",
    "AccountHistoryLine.nif_comunitario": "documentDetails",
    "AccountHistoryLine.estado_numero_documento": "documentDetails",
    "AccountHistoryLine.destino": "documentDestination",
    "AccountHistoryLine.nombre_cliente": "documentDetails",
    "AccountHistoryLine.moneda": "documentCurrency",
    "AccountHistoryOutput.download": "accountHistoryFiles",
    "AccountStatusHistoryLine.nombre_destino": "documentDetails",
    "DocumentosFilterInput.destino": "documentDestination",
    "DocumentosFilterInput.busqueda": "documentSearch",
    "Customer.terms_accepted_at": "termsRecord",
    "Customer.terms_version": "termsRecord",
    "RolCliente.acl": "roleAcl",
    "CompensacionesFilterInput.idempotency_key": "idempotencyKey",
    "Compensacion.idempotency_key": "idempotencyKey",
    "Compensacion.moneda": "documentCurrency",
    "Compensacion.detalle": "compensationLines",
    "CmsBlock.identifier": "contentBlockNames",
    "CmsBlock.title": "contentBlockNames",
    "BlogPost.short_description": "newsTeaser",
    "BlogPost.image": "newsTeaser",
    "Pedido.cupo_faltante": "creditLine",
    "Pedido.motivo_rechazo": "orderTexts",
    "Pedido.entregas": "orderDeliveries",
    "PedidoDetalle.nombre_centro_logistico": "orderTexts",
    "PedidoHistorico.descripcion": "orderTexts",
    "PedidoHistorico.id_factura": "timelineInvoice",
    "PedidoEntrega.id_remision": "orderDeliveries",
    "PedidoEntrega.id_orden_cargue": "orderDeliveries",
    "EasyPayContadoFilterInput.idempotency_key": "idempotencyKey",
    "TransaccionesFilterInput.created_at": "transactionDetails",
    "Transaccion.id_usuario": "transactionDetails",
    "Transaccion.session_expires_at": "paymentReturn",
    "Transaccion.session": "paymentReturn",
    "TransaccionLine.destino": "transactionDetails",
    "TransaccionLine.nombre_destino": "transactionDetails",
    "LoginResult.store_code": "loginProfile",
    "LoginResult.customer": "loginProfile",
    "LoginResult.support": "loginProfile",
    "LoginResult.session_user": "loginProfile",
    "LoginResult.numero_empresas": "companies",
    "Query.listarActividad": "activity",
    "Query.listarDestinatarios(search)": "destinationSearch",
    "Query.informacionCorporativa": "corporateInfoQuery",
    "Query.reclamos": "claims",
    "Query.mpBlogPosts(filter)": "newsFilter",
    "Query.listarTransacciones": "transactionList",
    "Query.cupoCredito": "creditLine",
    "Query.empresasUsuario": "companies",
    "Query.surveyQuestions": "survey",
    "Mutation.crearReclamo": "claims",
    "Mutation.crearCompensacion(idempotency_key)": "idempotencyKey",
    "Mutation.crearTransaccionOnline(idempotency_key)": "idempotencyKey",
    "Mutation.cambiarEmpresa": "companies",
    "Mutation.requestPasswordResetEmail": "passwordReset",
    "Mutation.resetPassword": "passwordReset",
    "Mutation.submitSurvey": "survey",
    "Bono.fecha_vencimiento": "voucherExpiry"
  }
};
